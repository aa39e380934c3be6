/** How old children are whose age nobody said: by the word for them, in all languages of the planner. */
const AGES: readonly (readonly [age: number, words: string])[] = [
  [
    2,
    'toddlers?|kleinkind|krabbelkind|tout-petit|bambin d|niñito|bambino piccolo|peuter|maluch|batole|batolát|малыш|малюк|' +
      'minik|bebek|طفل صغير|नन्ह|छोटा बच्चा|幼児|2歳|幼儿|幼兒|宝宝|寶寶|아기|유아|em bé|bé nhỏ|balita|เด็กเล็ก|หัดเดิน|småbarn|νήπι',
  ],
  [
    15,
    'teen|jugendlich|ados?(?!\\p{L})|adolescent|tieners?|pubers?|nastolat|подрост|підліт|ergen|lise öğrenci|مراهق|किशोर|' +
      'ティーン|中学生|高校生|青少年|中学|高中|중학생|고등학생|청소년|10대|thiếu niên|remaja|abg|วัยรุ่น|tonår|dospívaj|náctilet|έφηβ',
  ],
  [
    5,
    '(?:little|small|young|tiny) (?:kid|child|one|boy|girl|son|daughter)|kleinen? kind|jeunes enfants|bas âge|' +
      'niñ[oa]s? pequeñ|bambin[ie] piccol|crianças? pequen|kleine kinder|kleuter|małe dzieci|małymi dziećmi|malé děti|' +
      'malými dětmi|малень\\p{L}+ (?:дет|діт)|малолет|küçük çocuk|أطفال صغار|छोटे बच्च|小さい子|小さな子|小孩子|어린 ?(?:아이|자녀)|' +
      'con nhỏ|trẻ nhỏ|anak kecil|เด็กเล็กๆ|små barn|μικρά παιδιά',
  ],
]
const PATTERNS = AGES.map(([age, words]) => [age, new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')] as const)

/** Null: the words tell no age. */
export function usualAgeIn(text: string): number | null {
  const normal = text.normalize('NFC')
  return PATTERNS.find(([, pattern]) => pattern.test(normal))?.[0] ?? null
}
