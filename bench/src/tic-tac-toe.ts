/** The smallest game worth measuring: the same rules are written for boardgame.io beside this file. */
export { ticTacToe, winnerOf } from "@civitas/testing/toys/tic-tac-toe";
