import { emptyPage } from '@ljonething/ui/testing/emptyPage'

emptyPage(1024)
