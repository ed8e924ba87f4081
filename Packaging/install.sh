#!/bin/sh
# Installs a released scenesh: install.sh [--prefix FOLDER] [--version VERSION] [--url URL]
#
# Downloads the archive for this processor from URL, compares its sum, and unpacks into FOLDER, which is ~/.local without
# an option. Nothing is written if the sum differs. The script of a release knows the sums of its archives; for another
# version they come from SHA256SUMS. URL is a folder with the files of `make dist`, and begins with https.
set -eu

version=@VERSION@
own=$version sums='@SUMS@'
prefix=$HOME/.local
url=
usage='usage: install.sh [--prefix FOLDER] [--version VERSION] [--url URL]'

fail() {
    echo "install.sh: $1" >&2
    exit 1
}

while [ $# -gt 0 ]; do
    case $1 in
    --help) echo "$usage"; exit ;;
    --prefix | --version | --url)
        [ $# -gt 1 ] || fail "$1 needs a value; $usage"
        case $1 in
        --prefix) prefix=$2 ;;
        --version) version=$2 ;;
        --url) url=$2 ;;
        esac
        shift 2
        ;;
    *) fail "unknown argument '$1'; $usage" ;;
    esac
done
# In a checkout no version is filled in.
case $version in @*) fail 'no version is given; add: --version VERSION' ;; esac
[ "$version" = "$own" ] || sums=
url=${url:-https://github.com/OWNER/scenelang/releases/download/v$version}
# What comes from this machine needs no protection.
protocol='=https'
case $url in
*@*) fail "'$url' has a name and a password" ;;
https://*) ;;
http://127.0.0.1:* | http://localhost:*) protocol='=http' ;;
*) fail "'$url' does not begin with https://" ;;
esac

system=$(uname -s) processor=$(uname -m)
[ "$system" = Linux ] || fail "there is no binary for $system; build from source: make install PREFIX=\"\$HOME/.local\""
case $processor in
arm64) processor=aarch64 ;;
x86_64 | aarch64) ;;
*) fail "there is no binary for $processor; build from source: make install PREFIX=\"\$HOME/.local\"" ;;
esac
name=scenesh-$version-linux-$processor

# download FILE
download() {
    if command -v curl >/dev/null; then
        curl -fsSL --proto "$protocol" -o "$folder/$1" "$url/$1"
    elif command -v wget >/dev/null; then
        wget -q -O "$folder/$1" "$url/$1"
    else
        fail 'curl or wget is needed'
    fi || fail "cannot download $url/$1"
}
sum_of() {
    if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM
if [ -n "$sums" ]; then
    source=install.sh
    expected=$(echo "$sums" | tr ' ' '\n' | grep -F -x -B 1 -e "$name.tar.gz" | head -n 1)
else
    source=SHA256SUMS
    download SHA256SUMS
    expected=$(awk -v file="$name.tar.gz" '$2 == file { print $1 }' "$folder/SHA256SUMS")
fi
[ -n "$expected" ] || fail "$source has no sum for $name.tar.gz"
download "$name.tar.gz"
found=$(sum_of "$folder/$name.tar.gz")
if [ "$found" != "$expected" ]; then
    fail "the sum of $name.tar.gz is $found, but $source has $expected; nothing was installed"
fi
tar -xzf "$folder/$name.tar.gz" -C "$folder"
mkdir -p "$prefix" || fail "cannot create $prefix"
cp -R "$folder/$name/." "$prefix/" || fail "cannot write into $prefix"
echo "installed $("$prefix/bin/scenesh" --version) in $prefix/bin"
case ":$PATH:" in
*":$prefix/bin:"*) ;;
*) echo "$prefix/bin is not in PATH; add it there: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
