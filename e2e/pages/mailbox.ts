import { expect, type APIRequestContext } from '@playwright/test'

type Mail = { readonly message: { readonly kind: string; readonly to: string; readonly link?: string } }

/** The outbox of a machine without a mail server. */
export class Mailbox {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  /** The newest link to this address, of the given kind of mail when several have been sent. */
  async linkFor(address: string, kind?: string): Promise<string> {
    let link: string | undefined
    await expect(async () => {
      const mails = (await (await this.#request.get('/dev/mailbox.json')).json()) as readonly Mail[]
      link = mails.find(({ message }) => message.to === address && message.kind === (kind ?? message.kind))?.message
        .link
      expect(link).toBeDefined()
    }).toPass({ timeout: 15_000 })
    return link ?? ''
  }
}
