import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from 'react-email'

import type { MailText } from './mail-text.ts'

const FONT = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const INK = '#12343b'
const QUIET = '#51696f'

/** The one look of all mail: a column, a heading, at most one button. */
export function MailLayout({ mail }: { readonly mail: MailText }) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{mail.lines[0] ?? mail.heading}</Preview>
      <Body style={{ backgroundColor: '#f4f7f6', fontFamily: FONT, margin: 0, padding: '24px 0' }}>
        <Container style={{ backgroundColor: '#ffffff', borderRadius: 12, maxWidth: 480, padding: 32 }}>
          <Text style={{ color: QUIET, fontSize: 14, margin: 0 }}>Sojourn</Text>
          <Heading style={{ color: INK, fontSize: 24, margin: '8px 0 16px' }}>{mail.heading}</Heading>
          {mail.lines.map((line) => (
            <Text key={line} style={{ color: INK, fontSize: 16, lineHeight: '24px', margin: '0 0 16px' }}>
              {line}
            </Text>
          ))}
          {mail.action ? <ActionButton {...mail.action} /> : null}
          {mail.code ? <Code code={mail.code} isAlone={!mail.action} /> : null}
          <Hr style={{ borderColor: '#dde5e3', margin: '24px 0 16px' }} />
          <Text style={{ color: QUIET, fontSize: 13, lineHeight: '20px', margin: 0 }}>{mail.footnote}</Text>
          {mail.unsubscribe ? (
            <Text style={{ color: QUIET, fontSize: 13, lineHeight: '20px', margin: '8px 0 0' }}>
              <Link href={mail.unsubscribe.link} style={{ color: QUIET }}>
                {mail.unsubscribe.label}
              </Link>
            </Text>
          ) : null}
        </Container>
      </Body>
    </Html>
  )
}

function ActionButton({ label, link }: { readonly label: string; readonly link: string }) {
  const style = { backgroundColor: '#0f766e', borderRadius: 8, color: '#ffffff', fontSize: 16, padding: '12px 20px' }
  return (
    <Button href={link} style={style}>
      {label}
    </Button>
  )
}

function Code({ code, isAlone }: { readonly code: string; readonly isAlone: boolean }) {
  return (
    <>
      {isAlone ? null : (
        <Text style={{ color: QUIET, fontSize: 14, margin: '16px 0 0' }}>Or enter this code in the app:</Text>
      )}
      <Text style={{ color: INK, fontSize: 28, fontWeight: 600, letterSpacing: 4, margin: '4px 0 0' }}>{code}</Text>
    </>
  )
}
