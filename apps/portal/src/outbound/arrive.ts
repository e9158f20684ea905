/** Imported before everything else by the entry: takes the ticket or token out of the address (spec §2.3) before any other module reads it. */
import { takeArrivalTicket } from './arrivalTicket.ts'

takeArrivalTicket()
