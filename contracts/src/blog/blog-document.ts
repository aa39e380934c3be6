/** The text of an article, checked wherever it comes in: from the editor, from a file, from a model, from the database. */
import { type BlogDocument, safeLink } from '@app/domain/blog-document'
import { z } from 'zod'

const MOST_BLOCKS = 600
const LONGEST_TEXT = 8_000
export const PLACE_ID = /^[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,59})?$/
export const IMAGE_PATH = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:png|jpg|webp|avif)$/

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({
      href: z
        .string()
        .max(1000)
        .refine((href) => safeLink(href) !== null, 'not a safe link'),
    }),
  }),
])

const Inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().min(1).max(LONGEST_TEXT),
    marks: z.array(Mark).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
])

const content = z.array(Inline).max(400).optional()
const Paragraph = z.object({ type: z.literal('paragraph'), content })
const paragraphs = z.array(Paragraph).min(1).max(40)
const items = z
  .array(z.object({ type: z.literal('listItem'), content: paragraphs }))
  .min(1)
  .max(100)
const Cell = z.object({ type: z.enum(['tableCell', 'tableHeader']), content: paragraphs })
const Row = z.object({ type: z.literal('tableRow'), content: z.array(Cell).min(1).max(8) })
const size = z.int().min(1).max(12_000)

/** Pictures without a text alternative are refused. */
export const ImageAttributes = z.object({
  path: z.string().regex(IMAGE_PATH),
  alt: z.string().trim().min(3, 'Describe the picture in a few words').max(300),
  width: size,
  height: size,
})

const Block = z.discriminatedUnion('type', [
  Paragraph,
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
    content,
  }),
  z.object({ type: z.literal('bulletList'), content: items }),
  z.object({ type: z.literal('orderedList'), content: items }),
  z.object({ type: z.literal('blockquote'), content: paragraphs }),
  z.object({ type: z.literal('image'), attrs: ImageAttributes }),
  z.object({
    type: z.literal('place'),
    attrs: z.object({ id: z.string().regex(PLACE_ID), name: z.string().min(1).max(120) }),
  }),
  z.object({ type: z.literal('table'), content: z.array(Row).min(1).max(60) }),
  z.object({ type: z.literal('horizontalRule') }),
])

/** Unknown attributes are dropped; an unknown kind of block, mark or link is refused. */
export const BlogDocumentSchema: z.ZodType<BlogDocument> = z.object({
  type: z.literal('doc'),
  content: z.array(Block).max(MOST_BLOCKS),
})
