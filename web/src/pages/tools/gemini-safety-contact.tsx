import { ContactPage } from '../../features/safety/check-in/contact-page.tsx'
import { contactText as text } from '../../features/safety/check-in/contact-text.ts'
import { PageHead } from '../page-head.tsx'

/** For a person without an account, who comes from a mail. */
export function Component() {
  return (
    <>
      <PageHead
        title={text('title')}
        description={text('description')}
        canonicalPath="/gemini-safety/contact"
        isIndexed={false}
      />
      <div className="page-width max-w-2xl pt-8 pb-16 lg:pt-12">
        <ContactPage />
      </div>
    </>
  )
}
