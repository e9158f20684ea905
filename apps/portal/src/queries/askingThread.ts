/** The thread of calls that are asked beside the page (后台线程). */
import { askInThread } from '@ljonething/api/client/askingThread'

askInThread(globalThis)
