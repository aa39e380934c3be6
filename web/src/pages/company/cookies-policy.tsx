import { COOKIES } from '../../features/legal/cookies.ts'
import { LegalPage } from '../../features/legal/legal-page.tsx'
import { legalText as text } from '../../features/legal/legal-text.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={COOKIES.title} description={COOKIES.description} />
      <LegalPage document={COOKIES}>
        {/* The notice is part of the prelude and handles every element with this attribute. */}
        <Button variant="outline" className="mt-5" data-cookie-settings="">
          {text('settings')}
        </Button>
      </LegalPage>
    </>
  )
}
