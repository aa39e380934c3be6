import { ToolPage, type ToolPageProps } from '../features/tool-page/tool-page.tsx'
import { AskHere, type OnScreen } from './ask-here.tsx'
import { PageHead } from './page-head.tsx'

/** A tool with its own title: the shared part of the thirteen tool pages. */
export function ToolScreen({ screen, ...props }: ToolPageProps & { readonly screen?: OnScreen }) {
  const { text } = props
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage {...props} />
      <AskHere {...(screen && { screen })} />
    </>
  )
}
