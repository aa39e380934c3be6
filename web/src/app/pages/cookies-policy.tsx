import { COOKIES } from '../../features/legal/cookies.ts'
import { LegalPage } from '../../features/legal/legal-page.tsx'
import { legalText as text } from '../../text/legal.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={COOKIES.title} description={COOKIES.description} />
      <LegalPage document={COOKIES}>
        {/* The notice itself lives in the prelude and answers every element with this mark. */}
        <Button variant="outline" className="mt-5" data-cookie-settings="">
          {text('settings')}
        </Button>
      </LegalPage>
    </>
  )
}
