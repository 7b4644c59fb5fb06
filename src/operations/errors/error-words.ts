/* Words that an error message may contain when it is sent to the collector (rules.md#watched-errors). Messages may
   quote whatever people have typed, in any language and form, so no pattern could recognise all personal data: only
   these words remain. They are those of the JavaScript engines, Node, PostgreSQL and this program; none of them
   identifies anybody. */
const words = new Set(
  `a able abort properties keys callable objects arrays assign aborted about access accessing address after again all allowed already also an and any anonymous another answer
  application argument arguments array as assigned assignment at attempt attempted await away bad be because been before being below
  between bigint body boolean both bound boundary broken buffer but by bytes call callback called can cannot cast chain change changed
  channel character check child circular class client close closed closing code column command commit committed condition conflict
  conflicting connect connecting connection constant constraint constructor contain contains content context conversion convert
  converting could create current cursor cyclic data database deadlock debug declaration default define defined definition delete
  deleted denied dependent deserialize destroyed detected device did different digest directory disk dispatch division document does
  done duplicate dynamically early element embedded empty encoding end ended engine entry error escape exceed exceeded exceeds
  exclusion execute executed existing exists expected export exported expression extension external failed failure false fast fetch
  fetching field file filename files find finished fit for foreign form format found free from full function generator get given greater
  group handle handled handles handler has have header headers heap host hydrate hydrated hydrating hydration identifier if illegal
  import imported in incoming index infinite initialization initialized input insert insertion inside instance instead instanceof
  integer internal into invalid invariant is it iterable iterator its job join json key language last later length less level limit
  line list listen listener load loader loaded loading local lock long longer lost map match maximum may me member memory message
  method minified mismatch missing module more must name native nesting network never new next no node nobody none not nothing null
  number object of off offset on once one only open opened opening operand operation operator option or order other out outside over
  overflow package page parameter parameters parse parsing part password path pattern payload pending permission pipe plan pool port
  position post prepared present primary private process program promise property prototype proxy public query queue quota range read
  reading reached received record recursion reference referenced references refused regular rejected rejection relation relative
  remaining remote remove removed render rendered rendering replication request require required requires reset resolve resolved
  response result return returned role rollback root route row rows run running runtime safe same schema scope script search select
  send sending sent sequence serialize serializable serialization server session set setting shadow should shutdown shutting signal
  single size slot snapshot socket some space specified stack start started starting state statement static status still stop stopped
  storage stream strict string structure subquery such super suspended symbol syntax system table target template terminated
  terminating text than that the their them then there this thread through throw thrown time timed timeout to token too transaction
  transform tried trigger true truncated try trying type typeof unavailable undefined unexpected unhandled unique unknown unlock
  unreachable unrecognized unsupported unterminated until update url use used user using valid value values variable version view
  violates violation wait waiting was were when where which while window with within without worker would write writing wrong yet you
  zero aborterror referenceerror rangeerror syntaxerror typeerror errno econnrefused econnreset etimedout enotfound enoent enospc
  eacces eperm epipe emfile ehostunreach err`.split(/\s+/),
);

/** Maximum length of a message. */
const longestMessage = 300;

/**
 * An error message without anything that somebody may have typed: words that are not on the list become `…`, numbers
 * `#`, and only punctuation that structures a sentence remains.
 */
export function harmlessMessage(message: string): string {
  const allowed = message
    .slice(0, longestMessage * 4)
    // Words with a digit, an `@` or an accent are never on the list.
    .replace(/[^\s"'`.,:;()[\]{}=<>/\\|!?*+#…-]+/gu, (word) => {
      if (/^\d+$/.test(word)) return '#';
      return words.has(word.toLowerCase()) ? word : '…';
    })
    .replace(/[^\S ]+/g, ' ')
    .replace(/…(?:[^\p{L}#]*…)+/gu, '…');
  // A truncated word would be a different word, so it is removed.
  return allowed.length > longestMessage ? allowed.slice(0, longestMessage).replace(/\p{L}+$/u, '') : allowed;
}
