/** The pending action, for the page behind the link of a confirmation mail, which cannot know it otherwise. */
export type HeldWish = {
  /** Called when a sign-up was sent. */
  readonly keep: () => void
  /** Called when it was refused, or the dialog was closed. */
  readonly drop: () => void
}

type Ask = (feature: string, wish?: HeldWish) => Promise<boolean>

let ask: Ask | undefined

/**
 * Opens the sign-in dialog, named after the pending action. Resolves to whether the traveller is then signed in. A
 * button gets the same without code: `data-locked="Trip"` holds its click until after the sign-in.
 */
export function requireSignIn(feature: string, wish?: HeldWish): Promise<boolean> {
  return ask ? ask(feature, wish) : Promise.resolve(false)
}

/** Registers the dialog. */
export function answerSignInRequests(answer: Ask): () => void {
  ask = answer
  return () => {
    if (ask === answer) ask = undefined
  }
}
