/** Words of one kind, of which a language has a closed list. */
export type Field = 'body' | 'hurting' | 'kin' | 'ailing' | 'belonging' | 'losing' | 'device' | 'using' | 'season'
