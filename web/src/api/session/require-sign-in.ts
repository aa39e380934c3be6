type Ask = (feature: string) => Promise<boolean>

let ask: Ask | undefined

/**
 * Opens the sign-in dialog, named after what the traveller was about to do. Answers whether somebody is signed in then.
 * A button can have the same without a line of code: `data-locked="Trip"` keeps its click until after the sign-in.
 */
export function requireSignIn(feature: string): Promise<boolean> {
  return ask ? ask(feature) : Promise.resolve(false)
}

/** For the one place that can ask. */
export function answerSignInRequests(answer: Ask): () => void {
  ask = answer
  return () => {
    if (ask === answer) ask = undefined
  }
}
