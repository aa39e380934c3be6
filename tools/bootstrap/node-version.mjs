/** Imported first by every entry: an old Node should meet one clear line, not a syntax error further in. */
const OLDEST = 20
const major = Number(process.versions.node.split('.')[0])

if (major < OLDEST) {
  console.error(
    `Sojourn needs Node ${OLDEST} or newer and this is ${process.version}. Get one from https://nodejs.org, then run the same command again.`,
  )
  process.exit(1)
}
