import { HomePage } from '../../features/home/home-page.tsx'
import { text } from '../../text/text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('home.title')} description={text('home.description')} />
      <HomePage />
    </>
  )
}
