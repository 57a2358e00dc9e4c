# Lo que la mesa dice a quien se sienta por primera vez.
intro-game = Sois náufragos en una isla desconocida, todos en el mismo bando. Cada ronda trae un Evento; después decidís juntos qué hacen vuestros peones (explorar, recolectar, construir, cazar, ordenar el Campamento, descansar), llega el Clima y de Noche todos tienen que comer. Si un personaje muere, habéis perdido todos.
intro-scenario = { $name }. { $briefing }
intro-goal = El objetivo, en { $rounds } rondas como mucho: { $goal }
