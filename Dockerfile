# scenesh in a small image: docker build -t scenesh . && docker run --rm -v "$PWD:/work" scenesh test
FROM swift:6.2-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends libexpat1-dev libreadline-dev libtomlplusplus-dev make && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# The tool holds its libraries; beside it the image needs what distroless leaves out: the terminals that readline knows.
RUN make release && install -D -s .build/release/scenesh /image/usr/bin/scenesh \
    && mkdir -p /image/usr/share && cp -R /lib/terminfo /image/usr/share

FROM gcr.io/distroless/static-debian12
COPY --from=build /image /
WORKDIR /work
ENTRYPOINT ["scenesh"]
