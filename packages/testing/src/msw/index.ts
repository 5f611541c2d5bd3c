export { InvalidValueError } from "../invalid-value-error.js";
export type { AnswerBody, AnswerOverride, AnswerStatus } from "../spec/answers.js";
export {
  type Answering,
  type Fault,
  ForbiddenRequestError,
  type MarketplaceMock,
  type MockAnswer,
  type MockCall,
  type MockOptions,
} from "./mock.js";
export { mockMarketplace } from "./mock-marketplace.js";
