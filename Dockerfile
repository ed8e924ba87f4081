# scenesh in a small image: docker build -t scenesh . && docker run --rm -v "$PWD:/work" scenesh test
# `Packaging/pin-images` renews the digests of the images.
FROM swift:6.2-noble@sha256:dd349c6dfc3cd3040910a84ab3e5bd5d08efdd547e5fb9f77b765abed16fe5ff AS build
RUN apt-get update && apt-get install -y --no-install-recommends libexpat1-dev libreadline-dev libtomlplusplus-dev make && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# The tool holds its libraries; beside it the image needs what distroless leaves out: the terminals that readline knows.
RUN make release && install -D -s .build/release/scenesh /image/usr/bin/scenesh \
    && mkdir -p /image/usr/share && cp -R /lib/terminfo /image/usr/share

FROM gcr.io/distroless/static-debian12@sha256:d75cdd72874d4790092fcb1b058493ecf6bb5bf2b2b897045b00ff01d91843f2
COPY --from=build /image /
WORKDIR /work
ENTRYPOINT ["scenesh"]
