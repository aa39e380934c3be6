import { buttonClass } from '../../ui/button-class.ts'
import { FakeCall } from './discreet/fake-call.tsx'
import { SosButton } from './sos/sos-button.tsx'
import { useSafetyText } from './use-safety-text.ts'
import { WhereYouAre } from './where-you-are.tsx'

export function Safety() {
  const { text, locale } = useSafetyText()
  return (
    <div className="grid content-start gap-9">
      <div lang={locale} className="grid content-start gap-9">
        <Urgent />
        <WhereYouAre />
        <Steps
          id="steps"
          title={text('steps.title')}
          steps={[text('step.1'), text('step.2'), text('step.3'), text('step.4')]}
        />
        <Steps id="after" title={text('after.title')} steps={[text('after.1'), text('after.2'), text('after.3')]} />
      </div>
      <FakeCall />
    </div>
  )
}

function Urgent() {
  const { text } = useSafetyText()
  return (
    <div className="grid gap-6">
      <SosButton />
      <div>
        <a href="tel:112" className={buttonClass({ variant: 'outline', size: 'lg' }, 'w-full')}>
          {text('call.action')}
        </a>
        <p className="mt-3 text-small text-soft">{text('call.112')}</p>
        {/* On its own line: a tap target within a sentence would push its lines apart. */}
        <a href="#numbers" className="flex min-h-11 w-fit items-center font-medium text-tide underline lg:hidden">
          {text('numbers.title')}
        </a>
      </div>
    </div>
  )
}

function Steps({ id, title, steps }: { id: string; title: string; steps: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <ol className="mt-3 grid list-decimal gap-2.5 ps-5 marker:font-semibold marker:text-signal">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
