import { RequireLogin } from '../../features/access/require-login.tsx'
import { testText as text } from '../../text/staff.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('blog.title')} description={text('blog.description')} isIndexed={false} />
      <RequireLogin>
        <div className="page-width grid justify-items-start gap-6 py-12 lg:py-20">
          <h1 className="text-heading">{text('blog.title')}</h1>
          <p className="max-w-[56ch] text-lead text-soft">{text('blog.lead')}</p>
          <ul className="grid max-w-[60ch] gap-3 border-y border-line py-5">
            <li>{text('blog.today')}</li>
            <li className="text-soft">{text('blog.next')}</li>
          </ul>
          <ButtonLink to="/blog" variant="outline">
            {text('blog.list')}
          </ButtonLink>
        </div>
      </RequireLogin>
    </>
  )
}
