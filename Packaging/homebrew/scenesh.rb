# Not tried: no machine with Homebrew was at hand. `make dist` fills in the version and the sum of the archive.
class Scenesh < Formula
  desc "See every call that UIKit makes to its view controllers"
  homepage "https://github.com/OWNER/scenelang"
  version "@VERSION@"
  license "GPL-3.0-or-later"

  on_linux do
    url "https://github.com/OWNER/scenelang/releases/download/v@VERSION@/scenesh-@VERSION@-linux-x86_64.tar.gz"
    sha256 "@SHA256@"
  end

  on_macos do
    url "https://github.com/OWNER/scenelang.git", tag: "v@VERSION@"
    depends_on xcode: ["26.0", :build]
    depends_on "readline"
    depends_on "tomlplusplus"
  end

  def install
    if OS.mac?
      system "make", "install", "PREFIX=#{prefix}"
    else
      prefix.install "bin", "share"
    end
  end

  test do
    (testpath/"hello.scene").write "print 42\n"
    assert_match "| 42", shell_output("#{bin}/scenesh hello.scene")
  end
end
