/** The client of the contract (客户端) with what every call needs. */
export { askGroup } from '@ljonething/api/client/askGroup'
