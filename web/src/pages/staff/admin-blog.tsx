import { RequireLogin } from '../../features/access/require-login.tsx'
import { BlogEditorPage } from '../../features/blog/editor/editor-page.tsx'
import { editorText as text } from '../../features/blog/editor/editor-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <RequireLogin>
        <BlogEditorPage />
      </RequireLogin>
    </>
  )
}
