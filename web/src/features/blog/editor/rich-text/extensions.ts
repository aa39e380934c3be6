/**
 * Exactly the blocks that an article may have (contracts/src/blog/blog-document.ts). Whatever else is pasted loses its
 * form and keeps its words.
 */
import { IMAGE_PATH, PLACE_ID } from '@app/contracts/blog/blog-document'
import { safeLink } from '@app/domain/blog-document'
import { mergeAttributes, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

import { editorText as text } from '../editor-text.ts'

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

const NoteBlock = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
})

/** Pasted pictures are left out: a picture is uploaded, with a text alternative. */
function imageBlock(base: string) {
  return Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ path: {}, alt: {}, width: {}, height: {} }),
    parseHTML: () => [],
    renderHTML({ node }) {
      const { path, alt, width, height } = node.attrs as Record<'path' | 'alt' | 'width' | 'height', unknown>
      const src = typeof path === 'string' && IMAGE_PATH.test(path) ? `${base}${path}` : ''
      return ['img', { src, alt: String(alt), width: String(width), height: String(height) }]
    },
  })
}

const PlaceBlock = Node.create({
  name: 'place',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ id: {}, name: {} }),
  parseHTML: () => [
    {
      tag: 'aside[data-place]',
      getAttrs: (element) => {
        const id = element.getAttribute('data-place') ?? ''
        return PLACE_ID.test(id) ? { id, name: element.getAttribute('data-name') ?? id } : false
      },
    },
  ],
  renderHTML({ node }) {
    const { id, name } = node.attrs as Record<'id' | 'name', unknown>
    return [
      'aside',
      { 'data-place': String(id), 'data-name': String(name) },
      text('place.block', { name: String(name) }),
    ]
  },
})

/** Without the `style` attributes of the original, which the content security policy refuses. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes, { style: undefined }), ['tbody', 0]],
})

export function editorExtensions(imageBase: string) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      link: { openOnClick: false, isAllowedUri: (url) => safeLink(url) !== null },
      ...{ blockquote: false, listItem: false, listKeymap: false },
      ...{ code: false, codeBlock: false, strike: false, underline: false },
    }),
    ListItem,
    NoteBlock,
    imageBlock(imageBase),
    PlaceBlock,
    PlainTable.configure({ resizable: false }),
    TableRow,
    TableHeader.extend({ content: 'paragraph+' }),
    TableCell.extend({ content: 'paragraph+' }),
  ]
}
