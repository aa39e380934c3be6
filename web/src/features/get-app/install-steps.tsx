import type { INSTALL_PATHS } from './choose-install-path.ts'
import { getAppText as text } from './get-app-text.ts'

export type Steps = (typeof INSTALL_PATHS)[number] | 'unknown'

export function InstallSteps({ path }: { readonly path: Steps }) {
  const steps =
    path === 'unknown'
      ? [text('step.unknown.1'), text('step.unknown.2')]
      : ([1, 2, 3] as const).map((number) => text(`step.${path}.${number}`))
  return (
    <ol className="grid gap-2">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline">
          <span aria-hidden="true" className="chart-label text-signal">
            {String(index + 1).padStart(2, '0')}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
