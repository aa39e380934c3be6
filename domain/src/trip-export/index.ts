export { clockOf, type ExportWords } from './day-lines.ts'
export { writeIcs } from './write-ics.ts'
export { writeGpx, writeKml } from './write-maps.ts'
export { escapeMarkdown, writeMarkdown } from './write-markdown.ts'
