import { BlogDocumentSchema } from '@app/contracts/blog/blog-document'
import type { BlogDocument } from '@app/domain/blog-document'
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { editorText as text } from '../editor-text.ts'
import { editorExtensions } from './extensions.ts'
import { Toolbar } from './toolbar.tsx'

type Props = { readonly document: BlogDocument; readonly onChange: (document: BlogDocument) => void }

const LOOK = [
  'relative min-h-96 max-w-[68ch] border border-line bg-raised px-4 py-4 wrap-break-word whitespace-break-spaces',
  '[&_p]:my-2 [&_h2]:mt-6 [&_h2]:text-title [&_h3]:mt-4 [&_h3]:text-lead [&_a]:text-tide [&_a]:underline',
  '[&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6 [&_hr]:my-4 [&_hr]:border-line',
  '[&_blockquote]:border-s-2 [&_blockquote]:border-signal [&_blockquote]:ps-4 [&_img]:my-2 [&_img]:h-auto',
  '[&_aside]:my-2 [&_aside]:border [&_aside]:border-edge [&_aside]:px-3 [&_aside]:py-2 [&_aside]:font-semibold',
  '[&_table]:w-full [&_td]:border [&_td]:border-line [&_td]:px-2 [&_th]:border [&_th]:border-line [&_th]:px-2',
  '[&_th]:text-start [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-tide',
].join(' ')

/** The text of an article. A new text from outside needs a new element: the editor keeps its own state. */
export function RichText({ document, onChange }: Props) {
  const { supabaseUrl } = usePageConfig()
  const editor = useEditor({
    extensions: editorExtensions(`${supabaseUrl ?? ''}/storage/v1/object/public/blog-images/`),
    // A document without any block has no place for the cursor.
    content: document.content.length > 0 ? (document as object) : { type: 'doc', content: [{ type: 'paragraph' }] },
    immediatelyRender: true,
    // The policy of our pages refuses style elements; LOOK has what the editor needs.
    injectCSS: false,
    editorProps: {
      attributes: { class: LOOK, role: 'textbox', 'aria-multiline': 'true', 'aria-label': text('editor.label') },
    },
    onUpdate: ({ editor: changed }) => {
      const read = readDocument(changed)
      if (read) onChange(read)
    },
  })
  return (
    <div className="grid gap-3 py-4">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** Null for a text that an article cannot have, such as one that is far too long; the last good one stays. */
function readDocument(editor: Editor): BlogDocument | null {
  return BlogDocumentSchema.safeParse(editor.getJSON()).data ?? null
}
