# docker build -t sojourn .      How to run it: docs/deploy.md
# Any base with Node 20 or newer and npm will do; the product brings the Node it runs on.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY . .
RUN node tools/build/install-product.mjs && node tools/build/build.mjs

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The embedded Postgres refuses to run as root, and so do we.
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin sojourn
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/domain domain
COPY --from=build /app/contracts contracts
COPY --from=build /app/companion companion
COPY --from=build /app/datasets datasets
COPY --from=build /app/database database
COPY --from=build /app/server server
COPY --from=build /app/web web
USER sojourn
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node_modules/.bin/node", "--enable-source-maps", "server/dist/main.js"]
