import { Body, Button, Container, Head, Heading, Hr, Html, Img, Link, Preview, Text } from 'react-email'

import type { MailText } from './mail-text.ts'

const FONT = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const SERIF = 'Georgia, "Times New Roman", serif'
const PAPER = '#faf6ee'
const RAISED = '#fffdf8'
const INK = '#12272f'
const QUIET = '#4d6168'
const LINE = '#d9d2c3'
const TIDE = '#0b5f63'

/** The layout of all mails: a column, a heading, at most one button. */
export function MailLayout({ mail }: { readonly mail: MailText }) {
  return (
    <Html lang="en">
      <Head>
        {/* Without it a phone shows the column as small as on a desktop. */}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Preview>{mail.lines[0] ?? mail.heading}</Preview>
      <Body style={{ backgroundColor: PAPER, fontFamily: FONT, margin: 0, padding: '24px 12px' }}>
        <Container
          style={{ backgroundColor: RAISED, border: `1px solid ${LINE}`, borderRadius: 8, maxWidth: 480, padding: 28 }}
        >
          <Text style={{ color: INK, fontFamily: SERIF, fontSize: 18, fontWeight: 600, margin: 0 }}>Sojourn</Text>
          <Hr style={{ border: 'none', borderTop: `3px double ${QUIET}`, margin: '12px 0 20px' }} />
          <Heading style={{ color: INK, fontFamily: SERIF, fontSize: 26, lineHeight: '32px', margin: '0 0 16px' }}>
            {mail.heading}
          </Heading>
          {mail.lines.map((line, index) => (
            // A transcript may say the same twice.
            <Text
              key={`${String(index)} ${line}`}
              style={{ color: INK, fontSize: 16, lineHeight: '24px', margin: '0 0 16px' }}
            >
              {line}
            </Text>
          ))}
          {mail.action ? <ActionButton {...mail.action} /> : null}
          {mail.code ? <Code>{mail.code}</Code> : null}
          <Hr style={{ border: 'none', borderTop: `1px solid ${LINE}`, margin: '24px 0 16px' }} />
          <Text style={{ color: QUIET, fontSize: 13, lineHeight: '20px', margin: 0 }}>{mail.footnote}</Text>
          {mail.unsubscribe ? (
            <Text style={{ color: QUIET, fontSize: 13, lineHeight: '20px', margin: '8px 0 0' }}>
              <Link href={mail.unsubscribe.link} style={{ color: TIDE, textDecoration: 'underline' }}>
                {mail.unsubscribe.label}
              </Link>
            </Text>
          ) : null}
          {mail.openLink ? <Img src={mail.openLink} alt="" width={1} height={1} /> : null}
        </Container>
      </Body>
    </Html>
  )
}

function ActionButton({ label, link }: { readonly label: string; readonly link: string }) {
  const style = { backgroundColor: TIDE, borderRadius: 6, color: '#ffffff', fontSize: 16, padding: '12px 20px' }
  return (
    <Button href={link} style={style}>
      {label}
    </Button>
  )
}

function Code({ children }: { readonly children: string }) {
  return (
    <Text style={{ color: INK, fontSize: 28, fontWeight: 600, letterSpacing: 4, margin: '4px 0 0' }}>{children}</Text>
  )
}
