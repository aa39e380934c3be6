import { useLoaderData } from 'react-router'

import { DocumentsNav } from '../../features/passport-check/documents-nav.tsx'
import { loadPassportReach } from '../../features/passport-reach/load-passport-reach.ts'
import { passportReachText as text } from '../../features/passport-reach/passport-reach-text.ts'
import { ReachAnswer } from '../../features/passport-reach/reach-answer.tsx'
import { ReachForm } from '../../features/passport-reach/reach-form.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export { loadPassportReach as loader }

export function Component() {
  const view = useLoaderData<typeof loadPassportReach>()
  return (
    <ToolScreen
      text={text}
      nav={<DocumentsNav here="passports" />}
      illustration="documents"
      asked={view}
      change={text('change')}
      answer={view.reached && <ReachAnswer view={view} reached={view.reached} />}
    >
      <ReachForm view={view} />
    </ToolScreen>
  )
}
