/**
 * Which modules travel together (分包). What every screen needs is one chunk beside React; Effect and the client with what every call needs, the engine
 * of the form, its widgets, and what several screens share come each as one, so that a screen opened cold takes few requests. What few screens share
 * stands apart: a booking, the plan of a guide, entries, cases, batches, files, panels and large choices. One module names all icons, so that a group
 * taking what it needs along would take every icon: they go first. Calls that are asked together share a file in `src/queries`. By folders alone
 * twenty screens were over their budget, the worst by half of it (92 KB for 60), so that single files are named where a folder holds too much.
 */
import type { Rolldown } from 'vite'

const packages = (...names: readonly string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

const icons = (...names: readonly string[]) => new RegExp(`lucide-react[\\\\/].*[\\\\/]icons[\\\\/](?:${names.join('|')})\\.`)
const either = (...tests: readonly RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

const layers = either(
  packages('@radix-ui', 'radix-ui', 'react-remove-scroll', 'react-remove-scroll-bar', 'react-style-singleton', 'aria-hidden'),
  /ui[\\/]src[\\/]Dialog[\\/](?:Dialog\.css|useFocusReturn)/
)
const client =
  /node_modules[\\/]effect[\\/]|libs[\\/]api[\\/]src[\\/](?:envelope[\\/](?!bases)|errors|schema|session|shapes[\\/](?!SceneSummary))/
const batch = /domain[\\/]src[\\/]retirement[\\/](?!readBatchCell)|features[\\/]batchRetire[\\/]/
const parts =
  /libs[\\/](?:ui[\\/]src[\\/](?!Dialog[\\/](?:Dialog\.css|useFocusReturn)|PlainField|ErrorSummary[\\/]createErrorList|FilePicker|FileRow|KeyValueList|NavTabs|Pagination|Table|Tabs|TextArea|Timeline)|domain[\\/](?!src[\\/](?:navigation[\\/]provincialPortal|form[\\/](?:foldText|typedDate))))|apps[\\/]portal[\\/]src[\\/](?:queries(?![\\/](?:phoneUpload|results|samples|statusCode))|session|viewer(?![\\/]Unreadable)|outbound(?![\\/]provincialPortal)|browser(?![\\/]useNarrow)|saving|shell)/
const engine =
  /libs[\\/]forms[\\/]src[\\/](?!widgets|form[\\/]|CombinedForm\.tsx|FormFields|MaterialSection|materials|booking[\\/]|engine[\\/]reading)|CombinedForm\.css|portal[\\/]src[\\/]handling[\\/]submit[\\/]/
/** What is typed as it is kept: not needed to draw a form. */
const folding =
  /forms[\\/]src[\\/]engine[\\/]reading|domain[\\/]src[\\/](?:form[\\/](?:foldText|typedDate)|retirement[\\/]readBatchCell)|validation[\\/]src[\\/](?:rules[\\/](?:fold|middleDots|plainForm)|internal[\\/](?:compact(?:Address|Phone|Text)|lowerAddress))/
/** Texts of many lines, which few forms ask for. */
const lines = /ui[\\/]src[\\/]TextArea[\\/]TextArea\.tsx|forms[\\/]src[\\/]widgets[\\/]Textarea/
const booking = /portal[\\/]src[\\/](?:booking[\\/]|queries[\\/]bookings)|display[\\/]dayName/
const correction =
  /^(?!.*vanilla\.css).*(?:features[\\/]correction[\\/]|queries[\\/]corrections|ui[\\/]src[\\/]NavTabs|domain[\\/]src[\\/](?:cases[\\/]correction|form[\\/](?:correctForm|openFields)))/
const guide =
  /libs[\\/]ui[\\/]src[\\/]ChoiceCards|features[\\/]guide[\\/]|browser[\\/]useNarrow|portal[\\/]src[\\/]handling[\\/]plan[\\/]|plan[\\/](?:reasonText|smartChoices|changedNumbers)|queries[\\/]reuse|scene[\\/](?:tipsOf|sceneNumbers)|comparisonLabels/
const entries = /portal[\\/]src[\\/](?:entries[\\/]|outbound[\\/]routeNames)|navigation[\\/]sceneEntries|interpretationOf/
/** Their styles stand with those of the frame, which is one file less. */
const cases =
  /^(?!.*vanilla\.css).*(?:domain[\\/]src[\\/]cases[\\/](?!correction)|features[\\/]progress[\\/]|groupTone|ui[\\/]src[\\/]Timeline)/
/** A matter and its result, on their own page and among the others. */
const following =
  /^(?!.*vanilla\.css).*(?:features[\\/]progress[\\/](?:CaseLog|CaseResult|CaseTags|FollowedApplication|caseTimeline|promiseText)|cases[\\/](?:timeline|toCome)|queries[\\/]results)/
const sandbox = either(/^(?!.*vanilla\.css).*features[\\/]sandbox[\\/]/, icons('shield-check'))
const panels =
  /libs[\\/]ui[\\/]src[\\/](?:Checkbox[\\/]|KeyValueList|Panel|Select[\\/]Select\.tsx|Table)|portal[\\/]src[\\/](?:queries[\\/]handling|shell[\\/]login[\\/]RequireLogin)/
/** What takes files and shows them on their way, here and on the page of a phone. */
const files = either(
  /queries[\\/]samples|libs[\\/](?:ui[\\/]src[\\/]UploadZone|forms[\\/]src[\\/](?:materials|MaterialSection))/,
  icons('camera', 'cloud-upload', 'upload')
)
/** What a file is by its content: asked of a file that was picked, or is shown. */
const contents = /validation[\\/]src[\\/](?:files[\\/](?:detect|internal|zipDirectory)|internal[\\/](?:compoundEntries|bytes))/
/** A file on the screen, in the windows that show one. */
const viewing = /portal[\\/]src[\\/]viewer[\\/](?:FilePreview|PdfFrame|pdfMessages|viewerOf)/
/** A form that is signed, on its card, in its window and on the page of another signer. */
const signing =
  /^(?!.*vanilla\.css).*(?:domain[\\/]src[\\/]signing[\\/]unsignedIssue|portal[\\/]src[\\/](?:handling[\\/])?signing[\\/](?!nameOfValues)|queries[\\/](?:signing|faces))/
/** Files in rows. */
const rows = either(
  /libs[\\/](?:ui[\\/]src[\\/](?:FilePicker|FileRow|ProgressBar)|forms[\\/]src[\\/]engine[\\/]openFile)|portal[\\/]src[\\/]viewer[\\/]Unreadable/,
  icons('file-text', 'trash', 'pause', 'play', 'rotate-cw')
)
/** Fields that are read: before they are sent and after. */
const reading = /portal[\\/]src[\\/]filling[\\/]ReadFields\.tsx|domain[\\/]src[\\/]form[\\/]readField/
/** The form of a handling, as its steps draw it. */
const filling =
  /portal[\\/]src[\\/](?:handling[\\/]form[\\/](?:OpenForm|DescribedForm|useMarks|RegisteredMarks|registeredFacts)|filling[\\/]KnownSource)/
/** QR codes and how they stand in a dialog. */
const codes = /node_modules[\\/]uqr[\\/]|phoneUpload[\\/](?:QrCode|CodeBody|PhoneUpload\.css)/
const leave = either(/features[\\/]leave[\\/]|navigation[\\/]provincialPortal|outbound[\\/]provincialPortal/, icons('external-link'))
const widgets =
  /libs[\\/](?:ui[\\/]src[\\/]PlainField|forms[\\/]src[\\/](?:widgets[\\/](?!Cascader[\\/]useLevels|AddTable|Textarea|DateInput[\\/](?:DateBox|DatePopup|boundsOf))|form[\\/](?!plain[\\/]Picking|UndoNotice|UndoBar|FormMessages|ListedErrors|IssuesLeft)|CombinedForm\.tsx|FormFields))/

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 6 },
  { name: 'portal', tags: ['$initial'], priority: 5 },
  { name: 'booking', test: booking, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'correction', test: correction, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'batch', test: batch, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'guide', test: guide, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'entries', test: entries, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'following', test: following, minShareCount: 2, includeDependenciesRecursively: false, priority: 6 },
  { name: 'cases', test: cases, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'sandbox', test: sandbox, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'files', test: files, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'contents', test: contents, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'rows', test: rows, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'reading', test: reading, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'filling', test: filling, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'viewing', test: viewing, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'signing', test: signing, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'codes', test: codes, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'threads', test: /browser[\\/]threads/, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'leave', test: leave, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'phone', test: /queries[\\/](?:phoneUpload|statusCode)/, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'panels', test: panels, minShareCount: 2, includeDependenciesRecursively: false, priority: 5 },
  { name: 'folding', test: folding, minShareCount: 1, includeDependenciesRecursively: false, priority: 6 },
  { name: 'lines', test: lines, minShareCount: 1, includeDependenciesRecursively: false, priority: 5 },
  { name: 'client', test: client, priority: 4 },
  { name: 'layers', test: layers, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000, priority: 4 },
  { name: 'parts', test: parts, minShareCount: 2, priority: 4 },
  { name: 'engine', test: engine, minShareCount: 2, priority: 3 },
  { name: 'widgets', test: widgets, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
  { name: 'icons', test: packages('lucide-react'), minShareCount: 2, priority: 5 },
  { name: 'arrival', test: /features[\\/]login[\\/]/, minShareCount: 2, priority: 2 },
  { name: 'paging', test: /libs[\\/]ui[\\/]src[\\/]Pagination/, minShareCount: 2, priority: 2 },
  { name: 'form', test: /libs[\\/]forms[\\/]src/, minShareCount: 2, priority: 2 },
  { name: 'handling', test: /(?:libs|apps)[\\/](?!api[\\/]|.*(?:bookingDoor|FilingDoor))/, minShareCount: 2, priority: 1 }
]
