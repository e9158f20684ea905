/** What reads typed values (录入读取), loaded once a form is drawn. */
export { foldText } from '@ljonething/domain/form/foldText'
export { readTyped } from '@ljonething/domain/form/typedDate'
