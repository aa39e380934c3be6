export { readPackedFile } from './read-packed-file.ts'
