/** Imported first by every command, so that an old Node gets one clear message instead of a syntax error. */
const OLDEST = 20
const major = Number(process.versions.node.split('.')[0])

if (major < OLDEST) {
  console.error(
    `Sojourn needs Node ${OLDEST} or newer and this is ${process.version}. Get one from https://nodejs.org, then run the same command again.`,
  )
  process.exit(1)
}
