import { foldText } from '@app/domain/place-search'

/** Words about a stay, folded, with spaces around them; those of scripts without spaces match anywhere. */
const words = (list: string, anywhere = ''): RegExp =>
  new RegExp(anywhere === '' ? ` (?:${list}) ` : ` (?:${list}) |${anywhere}`, 'u')
const folded = (list: string): string => list.split('|').map(foldText).join('|')

/** Next to these, days were already used. */
export const USED = words(
  'already|been|so far|da \\d{1,3}(?= (?:giorni|settimane|mesi))|used|spent|since|schon|bereits|seit|verbraucht|deja|depuis|passe|ya|llevo|llevamos|' +
    'desde|gia|trascors\\S+|ja|passei|passamos|usei|estou ha|faz|уже|провел\\S*|пробыл\\S*|использовал\\S*|' +
    'вже|провів|провела|пробув|zaten|kaldim|gecirdim|reeds|gebruikt|doorgebracht|sinds|redan|varit|allerede|' +
    'vaeret|vaert|tilbragt|juz|spedzil\\S*|bylem|bylam|uz|stravil\\S*|voltam|toltottem|petrecut|ollut|ηδη|' +
    '[وف]?قضيت|[وف]?امضيت|بالفعل|منذ|כבר|da o|sudah|telah|ben al|zijn al|ik al|we al|' +
    folded('बिता चुका|बिता चुकी|बिता चुके|रह चुका|रह चुकी|रह चुके|पहले से|हो गए|हो चुके|दिन से|हफ़्ते से|महीने से'),
  '(?:已经|已經|住了|待了|呆了|スデニ|既ニ|滞在シタ(?!イ)|滞在シテイ|モウ ?\\d|日[間间]? ?(?:居|イ)(?:マス|マシタ|タ)|日目|แล้ว|อยู่มา)|' +
    folded('벌써|이미|있었|지냈|머물렀|일째|주째|달째'),
)
/** Asks for a length: one that is told beside it is the past part of the stay. */
export const ASKS_LENGTH = words(
  'how long (?:can|may|could|am|are) (?:i|we)|how much longer|how many (?:more )?days (?:can|may|are|do|left|remain)|' +
    'days (?:do i have |are )?(?:left|remaining)|wie ?lange (?:noch |kann|darf|konnen|durfen)\\S*|wie ?viele tage (?:noch|kann|darf|habe|bleiben)|' +
    'combien (?:de temps|de jours)|jusqu a quand|cuanto (?:tiempo|mas)|cuantos dias|hasta cuando|quanto tempo|quanti giorni|' +
    'fino a quando|quantos dias|ate quando|quant de temps|hoe ?lang|hoeveel dagen|jak dlugo|ile (?:dni|jeszcze|moge|mozna)|' +
    'jak dlouho|kolik dn\\S+|ako dlho|kolko dn\\S+|как долго|сколько (?:еще|дней|времени|можно|осталось)|як довго|' +
    'скільки (?:ще|днів|часу|можна)|daha ne kadar|ne kadar (?:daha|kalabil\\S*|sure)|kac gun|hur lange|hur manga|hvor lenge|' +
    'hvor l(?:ae|a)nge|hvor mange|kuinka (?:kauan|monta)|meddig|mennyi ideig|hany napig|cat timp|cate zile|ποσο (?:καιρο|ακομα)|' +
    'ποσες μερες|כמה (?:זמן|ימים|עוד)|כמ (?:זמן|ימ\\S+|עוד)|كم (?:من|يوما?|يمكن\\S*|مده|المده|بقي|تبقي)|چقدر|چند روز|berapa (?:lama|hari)|' +
    'bao lau|may ngay|bao nhieu ngay|gaano|kui kaua|kiek laiko|cik ilgi|колко (?:време|дни)|koliko (?:dugo|dana)|koliko dolgo|' +
    folded('कितने दिन|कितना समय|कब तक|कितने और दिन|और कितने'),
  folded(
    'どのくらい|どれくらい|何日|いつまで|どれだけ|多久|几天|幾天|多少天|多长时间|얼마나|며칠|언제까지|กี่วัน|นานแค่ไหน|นานเท่าไ',
  ),
)
/** Next to these, a length is a passport's validity. */
export const EXPIRING = words(
  'expires?|expiring|runs out|valid|validity|lauft|ablauft|gultig|expire|valable|valide|caduca|vence|' +
    'expira|valid[oa]|scade|действ\\S*|истека\\S*|дійсн\\S*|закінчу\\S*|gecerli\\S*|wazn\\S*|platn\\S*|' +
    'giltig\\S*|gyldig\\S*|geldig|ervenyes\\S*|lejar\\S*|valabil\\S*|voimassa|berlaku|ισχυ\\S*|ληγει|' +
    'صالح\\S*|בתוקף',
  '有効|有效|到期',
)
/** Next to these, the allowed stay was exceeded. */
export const OVERSTAY = words(
  'overstay\\S*|over stay\\S*|stayed too long|uberzogen|uberzieh\\S*|zu lange geblieben|reste trop ' +
    'longtemps|depasse (?:mon|la|le|les|ma) \\S+|me pase|me excedi|sobrepas\\S+|rimast[oa] troppo|superato ' +
    '(?:il|i) \\S+|ultrapass\\S+|excedi|просроч\\S*|превысил\\S*|перевищ\\S*|простроч\\S*|przekroczyl\\S*|' +
    'prekrocil\\S*|fazla kaldim|overschre\\S*|te lang gebleven|overskred\\S*|tulleptem|depasit|ξεπερασ\\S*|' +
    'تجاوزت|חרגתי',
  '逾期|超期|オ ?ー?バ ?ー?ステイ|不法滞在',
)
export const SINCE = words('since|seit|depuis|desde|dal|da')
export const UNTIL = words('until|till|til|bis|jusqu a|jusqu au|jusqu|hasta|fino a|fino al|ate|ate o|ate ao')
/** "80 of my 90 days". */
export const USED_OF =
  / (\d{1,3}) (?:out of|of|von|sur|de|su|dei|dos|das|из|з|od|van|av|af|z) (?:(?:the|my|meinen|den|les|mes|mis|los|miei|i|os|meus|моих) )?\d{1,3} /u
/** Connects lengths that follow one another. */
export const LINKED = words(
  'another|then|more|plus|afterwards|danach|weitere|puis|ensuite|encore|autres|luego|despues|otros|otras|' +
    'mas|poi|altri|ancora|depois|mais|еще|потом|daha|nog|jeszcze',
)
/** "Another 15", "15 more", "mais 45". */
export const MORE = new RegExp(
  String.raw` (?:another|more|plus|mais|otros|otras|mas|altri|ancora|autres|encore|weitere|noch|danach|еще|потом|` +
    String.raw`daha|nog|jeszcze) (\d{1,3}) | (\d{1,3}) (?:more|weitere|mas|mais|altri|autres|otros|daha) `,
  'u',
)
