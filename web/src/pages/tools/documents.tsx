import { useLoaderData } from 'react-router'

import { DocumentsNav } from '../../features/passport-check/documents-nav.tsx'
import { EntryAnswer } from '../../features/passport-check/entry-answer.tsx'
import { FindingList } from '../../features/passport-check/finding-list.tsx'
import { loadPassportCheck } from '../../features/passport-check/load-passport-check.ts'
import { passportText as text } from '../../features/passport-check/passport-check-text.ts'
import { PassportForm } from '../../features/passport-check/passport-form.tsx'
import { WhichRule } from '../../features/passport-check/which-rule.tsx'
import { BORDERS_CODE } from '../../features/tool-page/tool-sources.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadPassportCheck as loader }

const SOURCES = [BORDERS_CODE]

export function Component() {
  const view = useLoaderData<typeof loadPassportCheck>()
  const { entry, findings, problems } = view
  const isFlawless = Object.keys(problems).length === 0
  return (
    <ToolScreen
      text={text}
      nav={<DocumentsNav here="visa" />}
      illustration="documents"
      sources={SOURCES}
      asked={view}
      // The form shows a missing date, so it must not be collapsed.
      {...(isFlawless && { change: text('change') })}
      answer={entry ? <EntryAnswer view={view} entry={entry} /> : findings && <FindingList findings={findings} />}
      aside={!entry && <WhichRule />}
    >
      <PassportForm view={view} />
    </ToolScreen>
  )
}
