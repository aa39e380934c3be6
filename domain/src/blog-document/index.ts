export {
  type BlogBlock,
  type BlogDocument,
  type BlogImage,
  type BlogInline,
  type BlogMark,
  type BlogParagraph,
  type BlogPlaceBlock,
  type BlogTable,
  EMPTY_DOCUMENT,
} from './blog-document.ts'
export { type DocumentHeading, headingsOf, inlineText, placesIn, readingMinutes, wordsIn } from './read-document.ts'
export { readMarkdown } from './read-markdown.ts'
export { safeLink } from './safe-link.ts'
export { tripWishOf, type WishedPlace } from './trip-wish.ts'
export { writeMarkdown } from './write-markdown.ts'
