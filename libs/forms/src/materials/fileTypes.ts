/** What knows the types of files (文件类型), in a file of its own so that it comes with the first of them. */
export { detectFileType } from '@ljonething/validation/files/detectFileType'
