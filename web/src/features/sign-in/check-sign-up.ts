import { checkNewPassword } from '../../api/session/check-new-password.ts'
import { authText as text } from '../../text/auth.ts'
import { emailProblem } from './email-problem.ts'
import { valueOf } from './form-fields.ts'

export type SignUpProblems = {
  readonly email: string | null
  readonly password: string | null
  readonly repeated: string | null
}

export const NO_PROBLEMS: SignUpProblems = { email: null, password: null, repeated: null }

/** The passwords have one message at a time, in the order of section 5; a mismatch stands beside the second of them. */
export function checkSignUp(form: HTMLFormElement): SignUpProblems {
  const unfit = checkNewPassword(valueOf(form, 'password'), valueOf(form, 'repeated'))
  return {
    email: emailProblem(form),
    password: unfit && unfit !== 'mismatch' ? text(`problem.${unfit}`) : null,
    repeated: unfit === 'mismatch' ? text('problem.mismatch') : null,
  }
}

export function firstProblem(problems: SignUpProblems): keyof SignUpProblems | null {
  return (['email', 'password', 'repeated'] as const).find((name) => problems[name]) ?? null
}
