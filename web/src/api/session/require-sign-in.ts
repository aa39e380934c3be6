/** What the traveller wanted, for the page that the link of a confirmation mail opens: it knows nothing of this one. */
export type HeldWish = {
  /** A sign-up was sent. */
  readonly keep: () => void
  /** It was refused, or the dialog was closed without one. */
  readonly drop: () => void
}

type Ask = (feature: string, wish?: HeldWish) => Promise<boolean>

let ask: Ask | undefined

/**
 * Opens the sign-in dialog, named after what the traveller was about to do. Answers whether somebody is signed in then.
 * A button can have the same without a line of code: `data-locked="Trip"` keeps its click until after the sign-in.
 */
export function requireSignIn(feature: string, wish?: HeldWish): Promise<boolean> {
  return ask ? ask(feature, wish) : Promise.resolve(false)
}

/** For the one place that can ask. */
export function answerSignInRequests(answer: Ask): () => void {
  ask = answer
  return () => {
    if (ask === answer) ask = undefined
  }
}
