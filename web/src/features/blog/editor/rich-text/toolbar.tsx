import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Columns from 'lucide-react/icons/columns-2'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImageIcon from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import MapPin from 'lucide-react/icons/map-pin'
import Minus from 'lucide-react/icons/minus'
import Redo from 'lucide-react/icons/redo-2'
import Rows from 'lucide-react/icons/rows-2'
import StickyNote from 'lucide-react/icons/sticky-note'
import TableIcon from 'lucide-react/icons/table'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'

import { editorText as text } from '../editor-text.ts'
import { ImageDialog } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PlaceDialog } from './place-dialog.tsx'

type Tool = {
  readonly name:
    | 'bold'
    | 'italic'
    | 'heading2'
    | 'heading3'
    | 'bullets'
    | 'numbers'
    | 'note'
    | 'rule'
    | 'table'
    | 'row'
    | 'column'
    | 'no-table'
    | 'undo'
    | 'redo'
  readonly Icon: typeof Bold
  readonly run: (chain: ChainedCommands) => ChainedCommands
  readonly isOn?: (editor: Editor) => boolean
  readonly inTable?: true
}

const TOOLS: readonly Tool[] = [
  { name: 'bold', Icon: Bold, run: (to) => to.toggleBold(), isOn: (in_) => in_.isActive('bold') },
  { name: 'italic', Icon: Italic, run: (to) => to.toggleItalic(), isOn: (in_) => in_.isActive('italic') },
  {
    name: 'heading2',
    Icon: Heading2,
    run: (to) => to.toggleHeading({ level: 2 }),
    isOn: (in_) => in_.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    Icon: Heading3,
    run: (to) => to.toggleHeading({ level: 3 }),
    isOn: (in_) => in_.isActive('heading', { level: 3 }),
  },
  { name: 'bullets', Icon: List, run: (to) => to.toggleBulletList(), isOn: (in_) => in_.isActive('bulletList') },
  {
    name: 'numbers',
    Icon: ListOrdered,
    run: (to) => to.toggleOrderedList(),
    isOn: (in_) => in_.isActive('orderedList'),
  },
  {
    name: 'note',
    Icon: StickyNote,
    run: (to) => to.toggleWrap('blockquote'),
    isOn: (in_) => in_.isActive('blockquote'),
  },
  { name: 'rule', Icon: Minus, run: (to) => to.setHorizontalRule() },
  { name: 'table', Icon: TableIcon, run: (to) => to.insertTable({ rows: 3, cols: 2, withHeaderRow: true }) },
  { name: 'row', Icon: Rows, run: (to) => to.addRowAfter(), inTable: true },
  { name: 'column', Icon: Columns, run: (to) => to.addColumnAfter(), inTable: true },
  { name: 'no-table', Icon: Trash, run: (to) => to.deleteTable(), inTable: true },
  { name: 'undo', Icon: Undo, run: (to) => to.undo() },
  { name: 'redo', Icon: Redo, run: (to) => to.redo() },
]

const BUTTON =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-ink ' +
  'hover:bg-illustration aria-pressed:bg-tide-wash aria-pressed:text-tide'

export function Toolbar({ editor }: { readonly editor: Editor }) {
  const [open, setOpen] = useState<'link' | 'image' | 'place' | null>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      names: TOOLS.filter(({ isOn }) => isOn?.(now)).map(({ name }) => name),
      isInTable: now.isActive('table'),
      link: now.isActive('link'),
    }),
  })
  // After the dialog has given the focus back to its button.
  const close = (): void => {
    setOpen(null)
    requestAnimationFrame(() => setTimeout(() => editor.commands.focus()))
  }
  return (
    <>
      <div
        role="toolbar"
        aria-label={text('tool.bar')}
        className="sticky top-0 z-10 flex flex-wrap gap-1 border-b border-line bg-paper py-1"
      >
        {TOOLS.filter(({ inTable }) => !inTable || on.isInTable).map(({ name, Icon, run, isOn }) => (
          <button
            key={name}
            type="button"
            title={text(`tool.${name}`)}
            aria-label={text(`tool.${name}`)}
            {...(isOn && { 'aria-pressed': on.names.includes(name) })}
            className={BUTTON}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          </button>
        ))}
        {(['link', 'image', 'place'] as const).map((name) => {
          const Icon = { link: LinkIcon, image: ImageIcon, place: MapPin }[name]
          return (
            <button
              key={name}
              type="button"
              title={text(`tool.${name}`)}
              aria-label={text(`tool.${name}`)}
              aria-haspopup="dialog"
              {...(name === 'link' && { 'aria-pressed': on.link })}
              className={BUTTON}
              onClick={() => setOpen(name)}
            >
              <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            </button>
          )
        })}
      </div>
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'image' && <ImageDialog editor={editor} onClose={close} />}
      {open === 'place' && <PlaceDialog editor={editor} onClose={close} />}
    </>
  )
}
