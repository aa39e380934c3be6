import { expect, type APIRequestContext } from '@playwright/test'

type Mail = { readonly message: { readonly kind: string; readonly to: string; readonly link?: string } }

/** The outbox of a machine without a mail server. */
export class Mailbox {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async linkFor(address: string): Promise<string> {
    let link: string | undefined
    await expect(async () => {
      const mails = (await (await this.#request.get('/dev/mailbox.json')).json()) as readonly Mail[]
      link = mails.find(({ message }) => message.to === address)?.message.link
      expect(link).toBeDefined()
    }).toPass({ timeout: 15_000 })
    return link ?? ''
  }
}
