/**
 * Traditional and Japanese forms, each followed by the simplified one: names of foreign cities occur in either, and 纽约
 * must match 紐約. Only characters that occur in place names.
 */
const PAIRS =
  '紐纽約约倫伦亞亚爾尔馬马達达寧宁維维羅罗蘭兰奧奥東东蘇苏薩萨慶庆廣广広广魯鲁諾诺齊齐門门長长貝贝聖圣張张漢汉島岛內内烏乌臺台韋韦庫库華华納纳關关関关順顺鎮镇銀银' +
  '黃黄黒黑臨临麗丽灣湾遼辽盧卢賈贾莊庄荘庄萬万貢贡雲云賓宾溫温興兴頭头欽钦龍龙竜龙濟济済济鶴鹤貴贵連连濱滨浜滨龜龟亀龟豐丰豊丰條条綏绥頓顿萊莱邁迈寶宝鄭郑鹽盐饒饶' +
  '錫锡紹绍晉晋遠远鄉乡郷乡涼凉頂顶陽阳區区縣县県县國国巖岩蓋盖蘆芦滿满滬沪瀋沈溝沟湯汤無无爐炉獅狮瑪玛畢毕盤盘禮礼築筑籃篮紅红緬缅緯纬聯联臘腊藍蓝蘿萝號号衛卫見见' +
  '親亲觀观許许語语論论諸诸謝谢議议讓让賀贺賽赛趙赵車车軍军輔辅輪轮農农進进運运過过適适遷迁選选邊边鄧邓鄰邻釋释針针錢钱錦锦鍾钟鐘钟鐵铁開开間间陰阴陳陈陸陆隊队階阶' +
  '隨随雙双離离難难電电靈灵靜静韓韩頁页項项預预領领頗颇題题額额顏颜願愿類类顧顾風风飛飞館馆駱骆體体魚鱼鮑鲍鳥鸟鳳凤鴻鸿鵝鹅鷹鹰麥麦齋斋營营営营撫抚蕪芜澤泽沢泽恵惠' +
  '徳德戸户戶户崗岗嶺岭嶼屿巒峦帶带師师幾几彌弥後后復复愛爱戰战揚扬擔担敘叙於于時时書书會会極极楊杨榮荣樂乐樓楼樹树橋桥檳槟歐欧歷历歸归殺杀氣气沒没漁渔潔洁澀涩熱热' +
  '爭争牆墙獨独產产當当眾众眞真碼码稱称穀谷窩窝節节紀纪純纯級级紡纺絲丝絕绝給给網网綠绿緊紧線线練练縮缩總总繩绳繪绘續续罰罚習习聞闻聲声職职肅肃脫脱腳脚膠胶莖茎葉叶' +
  '蔣蒋薦荐藝艺處处蟲虫補补裡里裏里製制複复訓训計计討讨託托評评試试詩诗話话該该詳详誤误說说課课調调請请講讲豎竖賴赖購购質质躍跃轉转轟轰辦办辭辞這这週周遊游遞递遲迟' +
  '遺遗邏逻郵邮醜丑釀酿鈴铃鋒锋鋪铺鎖锁鏡镜闊阔陣阵隱隐雖虽雜杂雞鸡霧雾鞏巩韻韵飯饭養养餘余駕驾騎骑騰腾驛驿驅驱鬆松鬥斗鬧闹麵面黨党點点齒齿沖冲縄绳'

const simplified = new Map(PAIRS.match(/../gu)?.map(([from = '', to = '']) => [from, to]))
const HAN = /[\u3400-\u9fff]/g

function foldHan(text: string): string {
  return text.replaceAll(HAN, (character) => simplified.get(character) ?? character)
}

/** Letters that Unicode does not decompose into base and accent, and letters with alternative forms. */
const BASES: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'a',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۀ: 'ه',
}
/** Spellings on a keyboard without these letters: Muenchen, Koebenhavn, Aarhus. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'a' }

const APOSTROPHES = /['’‘ʼʻʾʿ`´]/g
// Marks of Latin, Greek, Cyrillic, Hebrew and Arabic. Those of Indic scripts and of kana distinguish words.
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]|\u0640|[\ufe00-\ufe0f]/g
const SHORT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bsaint\b/, 'st'],
  [/\bst\b/, 'saint'],
  [/\bsankt\b/, 'st'],
  [/\bfort\b/, 'ft'],
  [/\bmount\b/, 'mt'],
]

/** Typed before conversion by the input method: ろんどん is ロンドン. */
const HIRAGANA = /[\u3041-\u3096]/g
const TO_KATAKANA = 0x60

const PLAIN = /^[a-z0-9 ]*$/

/**
 * Zürich, zurich and ZURICH fold to the same text. Korean syllables are decomposed, so that a half-typed one is a
 * prefix.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return tidy(lower)
  const folded = lower
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(APOSTROPHES, '')
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(/[ßøæœłđðþıħŧŋəςیىکةۀ]/g, (letter) => BASES[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replaceAll(HIRAGANA, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_KATAKANA))
  return tidy(foldHan(folded))
}

/** Every folded spelling of a name; the plainest first. */
export function spellingsOf(name: string): readonly string[] {
  const plain = foldText(name)
  const found = new Set([plain])
  const composed = name.normalize('NFC').toLowerCase()
  const speltOut = composed.replaceAll(/[äöüøåæ]/g, (letter) => SPELT_OUT[letter] ?? letter)
  if (speltOut !== composed) found.add(foldText(speltOut))
  const parted = composed.replaceAll(APOSTROPHES, ' ')
  if (parted !== composed) found.add(foldText(parted))
  for (const [word, other] of SHORT_WORDS) if (word.test(plain)) found.add(plain.replace(word, other))
  found.delete('')
  return [...found]
}

function tidy(text: string): string {
  return text.replaceAll(/ +/g, ' ').trim()
}
