// Preloaded into the server by start.mjs. When the launcher is gone, however it died, the server ends in order too,
// instead of keeping the port and the data folder as a process nobody remembers.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
