import { expect, type APIRequestContext } from '@playwright/test'

type Mail = { readonly message: { readonly kind: string; readonly to: string; readonly link?: string } }

/** The development mailbox, which stores mail instead of sending it. */
export class Mailbox {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  /** The link in the newest mail to this address, optionally only of one kind of mail. */
  async linkFor(address: string, kind?: string): Promise<string> {
    let link: string | undefined
    await expect(async () => {
      link = (await this.mailsTo(address)).find((mail) => mail.kind === (kind ?? mail.kind))?.link
      expect(link).toBeDefined()
    }).toPass()
    return link ?? ''
  }

  /** Newest first. */
  async mailsTo(address: string): Promise<readonly Mail['message'][]> {
    const mails = (await (await this.#request.get('/dev/mailbox.json')).json()) as readonly Mail[]
    return mails.map(({ message }) => message).filter(({ to }) => to === address)
  }
}
