/**
 * The text of an article as ProseMirror's JSON, in the few kinds of blocks that a page can draw. Nothing in it is HTML,
 * so nothing in it can run. `contracts/src/blog/blog-document.ts` checks it wherever it comes in.
 */
export type BlogMark =
  | { readonly type: 'bold' }
  | { readonly type: 'italic' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }

export type BlogInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly BlogMark[] | undefined }
  | { readonly type: 'hardBreak' }

export type BlogParagraph = { readonly type: 'paragraph'; readonly content?: readonly BlogInline[] | undefined }
export type BlogHeading = {
  readonly type: 'heading'
  readonly attrs: { readonly level: 2 | 3 }
  readonly content?: readonly BlogInline[] | undefined
}
export type BlogListItem = { readonly type: 'listItem'; readonly content: readonly BlogParagraph[] }
export type BlogList = {
  readonly type: 'bulletList' | 'orderedList'
  readonly content: readonly BlogListItem[]
}
/** Shown as a note at the side of the text. */
export type BlogNote = { readonly type: 'blockquote'; readonly content: readonly BlogParagraph[] }
export type BlogImage = {
  readonly type: 'image'
  /** In the bucket of blog images; never an address elsewhere. */
  readonly attrs: { readonly path: string; readonly alt: string; readonly width: number; readonly height: number }
}
export type BlogPlaceBlock = {
  readonly type: 'place'
  /** A sight (`lisbon.belem-tower`) or a destination (`lisbon`) of the guide, with its name when it was put in. */
  readonly attrs: { readonly id: string; readonly name: string }
}
export type BlogCell = { readonly type: 'tableCell' | 'tableHeader'; readonly content: readonly BlogParagraph[] }
export type BlogRow = { readonly type: 'tableRow'; readonly content: readonly BlogCell[] }
export type BlogTable = { readonly type: 'table'; readonly content: readonly BlogRow[] }

export type BlogBlock =
  | BlogParagraph
  | BlogHeading
  | BlogList
  | BlogNote
  | BlogImage
  | BlogPlaceBlock
  | BlogTable
  | { readonly type: 'horizontalRule' }

export type BlogDocument = { readonly type: 'doc'; readonly content: readonly BlogBlock[] }

export const EMPTY_DOCUMENT: BlogDocument = { type: 'doc', content: [] }
