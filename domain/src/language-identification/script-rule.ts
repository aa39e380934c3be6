export type ScriptGroup = 'devanagari' | 'arabic' | 'cyrillic' | 'latin'

/** `language` is a code if the script decides, or the group of profiles that does. */
export type ScriptRule = { readonly letters: RegExp; readonly language: string }
