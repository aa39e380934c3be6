import { testText as text } from '../../entities/traveller/roles/staff-text.ts'
import { RequireLogin } from '../../features/access/require-login.tsx'
import { AreaState } from '../../features/staff/area-state.tsx'
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
          <div className="max-w-4xl">
            <AreaState today={text('blog.today')} next={text('blog.next')} />
          </div>
          <ButtonLink to="/blog" variant="outline">
            {text('blog.list')}
          </ButtonLink>
        </div>
      </RequireLogin>
    </>
  )
}
