import { ToolPage, type ToolPageProps } from '../features/tool-page/tool-page.tsx'
import { PageHead } from './page-head.tsx'

/** A tool under its own title: what the thirteen pages of the tools have in common. */
export function ToolScreen(props: ToolPageProps) {
  const { text } = props
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage {...props} />
    </>
  )
}
