import { ToolPage, type ToolPageProps } from '../features/tool-page/tool-page.tsx'
import { AskHere, type OnScreen } from './ask-here.tsx'
import { PageHead } from './page-head.tsx'

/** A tool under its own title: what the thirteen pages of the tools have in common. */
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
