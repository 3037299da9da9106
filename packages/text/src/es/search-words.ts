/** What players call things that the rulebook calls otherwise, in Spanish. */
import type { SearchWords } from '../search-words.ts';

export const searchWords: SearchWords = {
  box: ['paquete', 'naipes', 'cartas numeradas'],
  dealing: ['dar cartas', 'mezclar', 'jugador inicial', 'primer jugador', 'mano'],
  nextRound: ['nueva ronda', 'siguiente mano', 'volver a empezar'],
  order: ['sentido horario', 'agujas del reloj', 'orden del turno', 'acciones', 'fases'],
  stock: ['talón', 'monte', 'pila de robo', 'mazo de cartas', 'coger', 'levantar', 'pescar'],
  usedUp: ['agotado', 'mazo vacío', 'volver a barajar', 'no quedan cartas', 'acabarse'],
  discards: ['pozo', 'descartadero', 'tirar', 'echar', 'montón', 'basura'],
  throwing: ['devolver', 'tirar de nuevo', 'deshacerse de la carta'],
  laying: ['bajar', 'bajarse', 'tender', 'poner', 'completar un nivel', 'superar', 'fase'],
  runs: ['secuencia', 'corrida', 'serie', 'consecutivos', 'correlativos'],
  sets: ['póker', 'póquer', 'par', 'pierna', 'terna', 'tercia', 'cartas iguales', 'idénticas'],
  colours: ['palo', 'flor', 'mismo palo'],
  adding: ['agregar', 'completar', 'alargar', 'ampliar', 'colocar'],
  moving: ['mover', 'robar de la mesa', 'intercambiar', 'recuperar'],
  jokers: ['joker', 'jóker', 'sustituir', 'reemplazar'],
  skipping: ['saltar', 'saltar el turno', 'bloquear', 'pasar turno', 'pierde turno'],
  goingOut: ['irse', 'cortar', 'salir', 'quedarse sin cartas', 'última carta', 'terminar la ronda'],
  climbing: ['avanzar', 'puntos', 'puntuación', 'dos niveles', 'bonificación', 'saltar un nivel'],
  winning: ['ganador', 'vencer', 'luna', 'fin de la partida', 'final'],
  ties: ['empate', 'empatados', 'victoria compartida', 'varios ganadores'],
  faster: ['variante', 'partida corta', 'más rápido', 'cualquier orden'],
  keeping: ['guardar cartas', 'dos estrellas', 'más difícil', 'reservar'],
  headStart: ['hándicap', 'ventaja', 'niños', 'principiantes'],
  levelCards: ['carta de nivel', 'objetivos', 'contrato', 'misiones', 'escala'],
};
